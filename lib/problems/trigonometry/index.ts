import type { Template } from '../template'
import { templates as heightsAndDistances } from './heights-and-distances'
import { templates as ratiosAndIdentities } from './ratios-and-identities'

/** The whole topic, for tests and scripts. The browser loads one of the two files, by `ids`. */
export const templates: readonly Template[] = [...ratiosAndIdentities, ...heightsAndDistances]
