/** A ref for what takes the focus as soon as it stands in the page. */
export const focusOn = (element: HTMLElement | null) => element?.focus();
