/**
 * Tells a browser that offers forms to its agent (WebMCP) what the finder and the inquiry are for. The agent fills in; nothing here lets it
 * send an inquiry, which a person does. Loaded by such browsers alone.
 */
import { HIDDEN_FIELDS } from '#contract/inquiry-fields.ts';

const FORMS = {
  'form[method=get][action^="/products"]': [
    'find_by_conditions',
    'Find valves and actuators by size, pressure, temperature and torque',
  ],
  'main form[method=post]': [
    'prepare_inquiry',
    'Fill in an inquiry to the supplier; a person reads and sends it',
  ],
} as const;

function annotate(): void {
  for (const [selector, [name, description]] of Object.entries(FORMS))
    for (const form of document.querySelectorAll(`${selector}:not([toolname])`)) {
      form.setAttribute('toolname', name);
      form.setAttribute('tooldescription', description);
      form
        .querySelector(`[name="${HIDDEN_FIELDS.honeypot}"]`)
        ?.setAttribute('toolparamdescription', 'Leave this empty');
    }
}

annotate();
// Forms come and go as pages change.
new MutationObserver(annotate).observe(document.body, { childList: true, subtree: true });
