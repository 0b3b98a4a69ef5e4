// The one script of every page, which works without it. Attributes only: islands expect the rest.
(() => {
  const root = document.documentElement;
  const all = (selector) => document.querySelectorAll(selector);
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked
    }
  };

  const showState = () => {
    for (const button of all('[data-theme-set]'))
      button.ariaPressed = button.dataset.themeSet === (root.dataset.theme ?? 'auto');
    let count = 0;
    try {
      count = JSON.parse(stored('cart')).services.length || 0;
    } catch {
      // unreadable is empty
    }
    for (const link of all('[data-cart]')) {
      link.href = count ? '/checkout' : '/services';
      link.ariaLabel = count
        ? `Cart, ${count} ${count === 1 ? 'service' : 'services'}`
        : 'Cart, empty. See services';
      if (count) link.dataset.count = count;
      else delete link.dataset.count;
    }
  };

  const copy = async (button) => {
    const said = document.getElementById('said') ?? document.createElement('p');
    Object.assign(said, { id: 'said', role: 'status', className: 'visually-hidden' });
    document.body.append(said);
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      said.textContent = 'Copied';
      button.dataset.done = '';
      setTimeout(() => delete button.dataset.done, 1800);
    } catch {
      said.textContent = 'This browser does not allow copying here. Select the text instead.';
    }
  };

  // Fetched when it is first opened, it reads what its field holds by then.
  const search = async () => {
    const box = document.getElementById('search');
    if (!box || document.querySelector('dialog[open]')) return;
    box.showModal();
    try {
      await import('/search.js');
    } catch {
      box.dataset.failed = '';
    }
  };

  // An island does it once it is awake; forms with an address are sent at once.
  for (const type of ['click', 'change'])
    document.addEventListener(type, ({ target }) =>
      target
        .closest('[data-props] :is(button:not([action] *),select)')
        ?.setAttribute('data-early', ''),
    );
  document.addEventListener('click', ({ target }) => {
    // Outside an open menu it closes that; closing a menu collapses the one inside.
    for (const menu of all('[data-menu][open]')) if (!menu.contains(target)) menu.open = false;
    if (target.closest('[data-search]')) search();
    const example = target.closest('[data-query]');
    if (example) {
      const [field] = all('#search input');
      field.value = example.dataset.query;
      field.focus();
      field.dispatchEvent(new Event('input'));
    }
    const button = target.closest('[data-copy],[data-theme-set]');
    if (button?.dataset.copy) copy(button);
    else if (button) {
      const choice = button.dataset.themeSet;
      if (choice === 'auto') delete root.dataset.theme;
      else root.dataset.theme = choice;
      try {
        localStorage.setItem('theme', choice);
      } catch {
        // the choice holds for this page
      }
      showState();
    }
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const typing = target.closest('input,textarea,select,[contenteditable]');
    if (key === '/' && !typing && !ctrlKey && !metaKey && !altKey) {
      event.preventDefault();
      search();
    }
    const menu = key === 'Escape' && document.querySelector('[data-menu][open]');
    if (menu) {
      menu.open = false;
      menu.querySelector('summary').focus();
    }
  });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target.matches('[data-menu]:not([open])'))
        for (const inner of target.querySelectorAll('details')) inner.open = false;
    },
    true,
  );

  // A script of an older deployment is gone: the page is loaded anew, once a session. Forms keep what was typed.
  const renew = async (script) => {
    try {
      const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
      if (status !== 404 || sessionStorage.renewed) return;
      sessionStorage.renewed = 1;
      location.reload();
    } catch {
      // a reload that is not remembered could go on for ever
    }
  };
  const ours = /\/_next\/.+\.js/;
  addEventListener(
    'error',
    ({ target }) => target.tagName === 'SCRIPT' && ours.test(target.src) && renew(target.src),
    true,
  );
  // Those that failed before this script ran.
  for (const { name, responseStatus } of performance.getEntriesByType('resource'))
    if (responseStatus === 404 && ours.test(name)) renew(name);

  addEventListener('scroll', () => root.toggleAttribute('data-scrolled', scrollY > 240), {
    passive: true,
  });
  // The page may not have ended yet; 'storage' is other tabs, 'cart' this one, 'pageshow' the back button.
  for (const event of ['DOMContentLoaded', 'storage', 'cart', 'pageshow'])
    addEventListener(event, showState);
  showState();
})();
