// The one script of every page. Attributes only: islands expect the rest.
(() => {
  const root = document.documentElement;
  const all = (selector) => document.querySelectorAll(selector);
  const pressable = '[data-search],[data-copy],[data-theme-set],[data-print]';

  const showState = () => {
    for (const button of all('[data-theme-set]'))
      button.ariaPressed = button.dataset.themeSet === (root.dataset.theme ?? 'auto');
    let count = 0;
    try {
      count = JSON.parse(localStorage.getItem('cart')).services.length || 0;
    } catch {}
    for (const link of all('[data-cart]')) {
      link.href = count ? '/checkout' : '/services';
      link.ariaLabel = count
        ? `Cart, ${count} ${count === 1 ? 'service' : 'services'}`
        : 'Cart, empty. See services';
      if (count) link.dataset.count = count;
      else delete link.dataset.count;
    }
  };

  // A reading's day, by India's calendar: 'within 30 days' stands there without scripts.
  for (const day of all('[data-days]'))
    day.textContent = `by ${new Date(Date.now() + day.dataset.days * 864e5).toLocaleDateString(
      'en-GB',
      { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' },
    )}`;

  // Browsers that don't open a folded part by themselves when a link leads into it.
  const unfold = () => {
    const part = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = part?.closest('details');
    if (!fold || fold.open) return;
    fold.open = true;
    part.scrollIntoView();
  };
  addEventListener('hashchange', unfold);
  unfold();

  const copy = async (button) => {
    const said = document.getElementById('said') ?? document.createElement('p');
    Object.assign(said, { id: 'said', role: 'status', className: 'visually-hidden' });
    document.body.append(said);
    const shown = button.nextElementSibling;
    shown.textContent = '';
    delete button.dataset.failed;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      said.textContent = 'Copied';
      button.dataset.done = '';
      setTimeout(() => delete button.dataset.done, 1800);
    } catch {
      shown.textContent = button.dataset.copy;
      getSelection().selectAllChildren(shown);
      button.dataset.failed = '';
      said.textContent = 'This browser does not allow copying here. The text is selected: copy it.';
    }
  };

  const search = async () => {
    const box = document.getElementById('search');
    if (!box || document.querySelector('dialog[open]')) return;
    box.showModal();
    try {
      // A browser may remember for good that an address failed.
      await import(`/search.js${box.dataset.failed ? `?${box.dataset.failed}` : ''}`);
      delete box.dataset.failed;
    } catch {
      box.dataset.failed = Number(box.dataset.failed ?? 0) + 1;
    }
  };

  // A result goes along into the order of the link that was pressed.
  const carry = async (event, link) => {
    const isHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (isHere) event.preventDefault();
    const carrier = await import('/carry.js').catch(() => undefined);
    if ((!carrier || carrier.carry(link)) && isHere) location = link.href;
  };

  // Spreads a whole date that was pasted into one box, also before this script came.
  const spreadDate = ({ target }) => {
    if (target.inputMode === 'numeric' && target.value[4]) import('/dates.js').catch(() => {});
  };
  document.addEventListener('input', spreadDate);
  for (const target of all('[inputmode=numeric]')) spreadDate({ target });

  document.addEventListener('submit', ({ target }) => {
    const { open } = target.dataset;
    if (open) location = `${open}#${new URLSearchParams(new FormData(target))}`;
  });

  document.addEventListener('click', (event) => {
    const { target } = event;
    const own = target.closest(pressable);
    own?.removeAttribute('data-early');
    if (own?.matches('[data-search]')) search();
    if (own?.matches('[data-print]')) print();
    const example = target.closest('[data-query]');
    if (example) {
      const [field] = all('#search input');
      field.value = example.dataset.query;
      field.focus();
      field.dispatchEvent(new Event('input'));
    }
    if (own?.dataset.copy) copy(own);
    if (target.closest('[data-forget]')) {
      sessionStorage.removeItem('yours');
      dispatchEvent(new Event('yours'));
    }
    const link = target.closest('[data-carry]');
    if (link) carry(event, link);
    const choice = own?.dataset.themeSet;
    if (choice) {
      if (choice === 'auto') delete root.dataset.theme;
      else root.dataset.theme = choice;
      try {
        localStorage.setItem('theme', choice);
      } catch {}
      showState();
    }
  });
  // A press outside closes a menu. Safari knows no click on what can't be clicked.
  for (const type of ['pointerdown', 'click'])
    document.addEventListener(type, ({ target }) => {
      for (const menu of all('[data-menu][open]'))
        if (!menu.contains(target) || (type === 'click' && target.closest('a'))) menu.open = false;
    });
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const typing = target.closest('input,textarea,select,[contenteditable]');
    if (key === '/' && !typing && !ctrlKey && !metaKey && !altKey) {
      event.preventDefault();
      search();
    }
    if (key !== 'Escape') return;
    // Safari empties the field and leaves the search open.
    document.querySelector('#search[open]')?.close();
    const menu = document.querySelector('[data-menu][open]');
    if (menu) {
      menu.open = false;
      menu.querySelector('summary').focus();
    }
  });
  // Paper has no fold to open.
  addEventListener('beforeprint', () => {
    for (const fold of all('details')) if (fold.querySelector('[data-copy]')) fold.open = true;
  });
  const booking = document.querySelector('#booking');
  if (booking) {
    let last = 0;
    // Away while somebody reads down. A finger is never still.
    addEventListener('scroll', () => {
      if (Math.abs(scrollY - last) < 8) return;
      const isAtEnd = root.scrollHeight - innerHeight - scrollY < 64;
      booking.toggleAttribute('data-away', scrollY > Math.max(last, 64) && !isAtEnd);
      last = scrollY;
    });
    for (const event of ['pointerenter', 'focusin'])
      booking.addEventListener(event, () => import('/calls.js').catch(() => {}));
  }

  if (document.querySelector('[data-lost]')) import('/lost.js').catch(() => {});

  document.addEventListener(
    'toggle',
    ({ target }) => {
      const link = target.querySelector?.('[data-yours]');
      if (!link) return;
      try {
        link.href = JSON.parse(sessionStorage.yours).result;
      } catch {}
    },
    true,
  );

  // 'storage' is other tabs, 'cart' this one, 'pageshow' the back button.
  for (const event of ['storage', 'cart', 'pageshow']) addEventListener(event, showState);
  showState();
  for (const button of all(`:is(${pressable})[data-early]`)) button.click();
})();
