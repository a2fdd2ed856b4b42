import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

import type { ChangeQuery, Navigate, Place, Router, Shown } from './router.ts';
import { reloadOnce } from './reload-once.ts';

const ShownContext = createContext<Shown<unknown> | undefined>(undefined);
const AwaitedContext = createContext<Place | undefined>(undefined);
const RouterContext = createContext<Router<unknown> | undefined>(undefined);

export interface RouterProviderProps {
  router: Router<unknown>;
  children: ReactNode;
}

/** Gives the components within what the router shows, follows Back and Forward, and scrolls to where a move leads. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const [{ shown, awaited }, setSnapshot] = useState(router.snapshot);
  const isCovered = awaited !== undefined && awaited.pathname !== shown.place.pathname;
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setSnapshot(router.snapshot));
    follow(); // what has changed since the first rendering
    return router.subscribe(follow);
  }, [router]);
  useEffect(() => router.listen(), [router]);
  useLayoutEffect(() => (isCovered ? router.uncover : undefined), [router, isCovered]);
  useLayoutEffect(() => {
    router.displays(shown.place.key);
    scrollTo(shown, router.scrolled);
  }, [router, shown]);
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <AwaitedContext value={awaited}>{children}</AwaitedContext>
      </ShownContext>
    </RouterContext>
  );
}

/** Back and Forward find the window scrolled as it was left; a link leads to its place on the page, or to the top. */
function scrollTo(
  { place, arrival, keepScroll, left }: Shown<unknown>,
  scrolled: Router<unknown>['scrolled'],
): void {
  if (keepScroll) return;
  stopWaiting();
  const target = place.hash === '' ? null : document.getElementById(idOf(place.hash));
  if (left !== undefined) {
    window.scrollTo(0, left);
    if (window.scrollY < Math.floor(left))
      leadAgain(() => {
        window.scrollTo(0, left);
        return window.scrollY >= Math.floor(left);
      });
  } else if (target) target.scrollIntoView();
  else if (arrival !== 'history') {
    window.scrollTo(0, 0);
    if (place.hash !== '')
      leadAgain(() => {
        document.getElementById(idOf(place.hash))?.scrollIntoView();
        return false;
      });
  }
  scrolled(left !== undefined);
}

/** How long a part of a page may come after the page itself and is still led to, ms. */
const LATE_MS = 5_000;
let stopWaiting = (): void => undefined;

/**
 * Leads to a place that is not there yet, whenever the page grows, until the visitor does anything else.
 *
 * @param lead returns whether it has led there for good
 */
function leadAgain(lead: () => boolean): void {
  const observer = new ResizeObserver(() => {
    if (lead()) stop();
  });
  const timer = setTimeout(() => stop(), LATE_MS);
  const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, stop);
  };
  stopWaiting = stop;
  for (const act of acts) addEventListener(act, stop, { passive: true });
  observer.observe(document.body);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function given<T>(value: T | undefined): T {
  if (value === undefined)
    throw new Error('a component that uses the router stands outside RouterProvider');
  return value;
}

/** What is shown; the application knows the type of its pages. */
export const useShown = (): Shown<unknown> => given(useContext(ShownContext));

/** The address of what is shown. */
export const useLocation = (): Place => useShown().place;

/** Where a move leads that is slow to come; nothing once its page is there. */
export const useAwaited = (): Place | undefined => useContext(AwaitedContext);

export const useRouter = (): Router<unknown> => given(useContext(RouterContext));

export const useNavigate = (): Navigate => useRouter().navigate;

/** State that lives in the address: what changes it starts from the latest address asked for, not from the one shown. */
export const useChangeQuery = (): ChangeQuery => useRouter().changeQuery;

export interface ErrorBoundaryProps {
  /** Shows an error in place of the children. */
  fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

/** Shows what a component within has thrown; the next address begins anew. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} place={useLocation()} />;
}

interface BoundaryProps extends ErrorBoundaryProps {
  place: Place;
}

interface BoundaryState {
  failure?: { error: unknown } | undefined;
  place?: Place;
}

/** React knows error boundaries as classes only. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { place, failure: undefined };
  }

  /** Something else than React has taken away what React was to remove: the document is fetched anew, with what the browser keeps of its forms. */
  override componentDidCatch(error: unknown): void {
    if (error instanceof DOMException && error.name === 'NotFoundError') reloadOnce();
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    const { failure } = this.state;
    return failure ? <Fallback error={failure.error} /> : children;
  }
}
