/**
 * Whether nothing stands in any field. A form that comes back with what was typed before is sent as
 * quickly as a program would send it, so its time is not counted.
 */
export const isBlank = (form: HTMLFormElement) =>
  [...new FormData(form).values()].every((value) => value === '');
