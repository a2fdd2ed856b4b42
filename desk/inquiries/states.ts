/** What can become of an inquiry, in the order of the desk (design, picture 29). */
export const STATES = ['new', 'working', 'answered', 'closed', 'spam'] as const;
export type State = (typeof STATES)[number];

/** Whether a text names a state. */
export const isState = (text: unknown): text is State => STATES.includes(text as State);

/** Whether the staff still have to do something about it. */
export const isOpen = (state: State): boolean => state === 'new' || state === 'working';
