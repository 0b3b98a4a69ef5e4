/** Bundled into /search.js; fills what components/layout/search-dialog.tsx has drawn. */
import { parseSearchData, type SearchEntry } from '@/lib/search/data';
import { openSearch, type SearchResult } from '@/lib/search/engine';

export async function startSearch(dialog: HTMLDialogElement) {
  const part = partsOf(dialog);
  let active = -1;

  const answer = await fetch('/search.json');
  if (!answer.ok) throw new Error(`/search.json: ${answer.status}`);
  const find = await openSearch(parseSearchData(await answer.json()));

  const options = () => [...part('hits').querySelectorAll<HTMLAnchorElement>('[role=option]')];

  const activate = (index: number) => {
    active = index;
    options().forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const option = options()[index];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };

  const show = () => {
    const typed = input.value.trim();
    const found = typed ? find(typed) : undefined;
    const near = found?.near ?? false;
    const groups = found ? drawGroups(part, found) : [];
    part('begin').hidden = typed !== '';
    part('nothing').hidden = !near;
    part('hits').hidden = groups.length === 0;
    part('word').textContent = typed;
    part('hits').replaceChildren(...groups);
    options().forEach((option, index) => (option.id = `search-hit-${index}`));
    input.setAttribute('aria-expanded', String(groups.length > 0));
    part('status').textContent = typed ? statusFor(typed, options().length, near) : '';
    activate(groups.length > 0 && !near ? 0 : -1);
  };

  const input = part('input') as HTMLInputElement;
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    const count = options().length;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && count > 0) {
      event.preventDefault();
      activate((active + step + count) % count);
    } else if (event.key === 'Enter' && !event.isComposing) options()[active]?.click();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  show();
}

type FindPart = (name: string) => HTMLElement;

const partsOf =
  (dialog: HTMLElement): FindPart =>
  (name) => {
    const found = dialog.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!found) throw new Error(`The search's dialog has no ${name}.`);
    return found;
  };

function drawGroups(part: FindPart, { hits, isFound, near }: SearchResult) {
  const titleOf = ({ group }: SearchEntry) => (near ? 'These come closest' : group);
  return [...new Set(hits.map(titleOf))].map((title, index) => {
    const group = copyOf(part('group'));
    const heading = group.firstElementChild;
    if (heading) {
      heading.id = `search-group-${index}`;
      heading.textContent = title;
      group.setAttribute('aria-labelledby', heading.id);
    }
    const own = hits.filter((hit) => titleOf(hit) === title);
    group.append(...own.map((hit) => drawHit(part, hit, isFound)));
    return group;
  });
}

function drawHit(
  part: FindPart,
  { path, name, about, mark, picture }: SearchEntry,
  isFound: SearchResult['isFound'],
) {
  const hit = copyOf(part('hit')) as HTMLAnchorElement;
  hit.href = path;
  hit.setAttribute('role', 'option');
  const image = Object.assign(new Image(48, 48), { alt: '', src: picture });
  hit.querySelector('[data-hit=picture]')?.append(image);
  const [strong, line, right] = ['name', 'about', 'mark'].map((one) =>
    hit.querySelector(`[data-hit="${one}"]`),
  );
  strong?.replaceChildren(...markWords(name, isFound));
  line?.replaceChildren(...markWords(about, isFound));
  if (right) right.textContent = mark;
  return hit;
}

const markWords = (text: string, isFound: SearchResult['isFound']) =>
  text.split(/([\p{L}\p{M}]+|\d+)/u).map((piece) => {
    if (!piece || !isFound(piece)) return piece;
    const mark = document.createElement('mark');
    mark.textContent = piece;
    return mark;
  });

function copyOf(prototype: HTMLElement) {
  const copy = prototype.cloneNode(true) as HTMLElement;
  copy.hidden = false;
  delete copy.dataset.part;
  return copy;
}

const statusFor = (typed: string, count: number, near: boolean) =>
  near
    ? `Nothing found for ${typed}`
    : `${count} ${count === 1 ? 'result' : 'results'} for ${typed}`;
