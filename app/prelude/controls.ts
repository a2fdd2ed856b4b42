/**
 * Scripts come after the page, so a control may be filled in, ticked or chosen in before hydration. React does not look at
 * what stands in it then: the next rendering would write its own value over what a visitor has entered. So the controls
 * whose value React holds (`data-controlled`, or in an element that has it) tell it again, as if they had just been used.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = ['input', 'select', 'textarea']
  .flatMap((control) => [`${control}[data-controlled]`, `[data-controlled] ${control}`])
  .join();

const allControls = () => [...document.querySelectorAll<Control>('input, select, textarea')];

/** The page's controls before hydration: what stands in them can be read when they are no longer in the document. */
let before: readonly Control[] = [];
let focused: Element | null = null;

/** To be called before hydration. */
export function rememberControls(): void {
  before = allControls();
  focused = document.activeElement;
  document.addEventListener('focusin', follow);
}

/** A visitor moves on while the application comes. What React replaces loses the focus without telling. */
function follow({ target }: FocusEvent): void {
  focused = target as Element;
}

/**
 * Tells React what was entered before hydration. To be called in a layout effect of the hydration's commit, before anything is
 * rendered again; the controls tell it when the commit is over, but before the browser paints or takes another key.
 *
 * Where a browser's extension has put something into the page, React renders anew what it was put into: what was entered is taken over from the
 * controls that were there.
 */
export function replayControls(): void {
  document.removeEventListener('focusin', follow);
  const now = allControls();
  for (const old of before) {
    const isTwin = (control: Control) => nameOf(control) === nameOf(old);
    const twin = now.filter(isTwin)[before.filter(isTwin).indexOf(old)];
    if (twin && !old.isConnected) takeOver(old, twin);
  }
  const replays = [...document.querySelectorAll<Control>(CONTROLS)].flatMap(
    (control) => replayOf(control) ?? [],
  );
  if (replays.length > 0) queueMicrotask(() => replays.forEach((replay) => replay()));
}

/** What a control is called besides its id, which React makes anew; several may be called the same. */
const nameOf = ({ tagName, name, type, defaultValue = '' }: Control & { defaultValue?: string }) =>
  [tagName, name, type, type === 'radio' ? defaultValue : ''].join(' ');

function takeOver(old: Control, control: Control): void {
  if (control instanceof HTMLInputElement && old instanceof HTMLInputElement)
    control.checked = old.checked;
  if (!/^(?:checkbox|radio|hidden)$/.test(control.type)) control.value = old.value;
  if (old === focused && document.activeElement === document.body)
    control.focus({ preventScroll: true });
}

/** What repeats the visitor's entry; undefined where the control is as it was rendered. */
function replayOf(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) return replayOfSelect(control);
  if (control.type === 'checkbox' || control.type === 'radio')
    return replayOfBox(control as HTMLInputElement);
  return replayOfText(control);
}

function replayOfSelect(select: HTMLSelectElement) {
  const { value, selectedIndex } = select;
  const rendered = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(rendered, 0)) return undefined;
  return () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function replayOfBox(box: HTMLInputElement) {
  const { checked } = box;
  // Of two radio buttons that have changed, the one that was chosen counts.
  if (checked === box.defaultChecked || (box.type === 'radio' && !checked)) return undefined;
  return () => {
    // The press brings it back to what it is now.
    box.checked = !checked;
    box.click();
  };
}

function replayOfText(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd } = field;
  if (value === field.defaultValue || field.type === 'hidden') return undefined;
  return () => {
    // React takes an event for news only where the value is not the one that it has seen set on the element itself.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
