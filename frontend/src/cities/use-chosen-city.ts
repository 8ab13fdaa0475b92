// Apart from the city itself: every page's first script reads that one, and React must not come with it.
import { useSyncExternalStore } from 'react';
import { type ChosenCity, chosenCity, subscribe } from './city';

/** The chosen city in an island; null in the first render, which is the server's. */
export const useChosenCity = (): ChosenCity | null =>
  useSyncExternalStore(subscribe, chosenCity, () => null);
