import { useSyncExternalStore } from 'react';
import { readPageNumber } from '@/lib/videos/page';

/** The page that the address names, ?page=3, so that it can be shared and the back button works. */
export function usePageNumber(): [number, (page: number) => void] {
  const page = useSyncExternalStore(
    listen,
    () => readPageNumber(new URLSearchParams(location.search).get('page') ?? '1') ?? 1,
    () => 1,
  );
  return [page, turnTo];
}

/** The browser tells of the back button only. */
const turned = 'videopage';

function listen(heard: () => void) {
  for (const event of ['popstate', turned]) addEventListener(event, heard);
  return () => {
    for (const event of ['popstate', turned]) removeEventListener(event, heard);
  };
}

function turnTo(page: number) {
  history.pushState(null, '', page === 1 ? location.pathname : `?page=${page}`);
  dispatchEvent(new Event(turned));
}
