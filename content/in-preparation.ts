/** Ids of documents that say no more than that they are in preparation (spec §3): there is no file of them. */
export const IN_PREPARATION: readonly string[] = ['400-410-series'];
