/**
 * Files of the application by part: `styles`, `entry`, `messages-ko`, or a page's id. Addresses of modules, each after those that it
 * imports, the part itself last. Documents name parts, so that a changed file changes no document
 * (docs/decisions/0013-one-list-of-modules.md).
 */
export type ModuleList = Readonly<Record<string, readonly string[]>>;

/** Address of the list of the present build. */
export const MODULE_LIST_FILE = '/data/modules.json';
