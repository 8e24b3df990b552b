import { templates as easy } from './easy'
import { templates as hard } from './hard'
import { templates as medium } from './medium'
import type { Template } from '../template'

/** The whole topic, for tests and scripts; the browser loads one level at a time. */
export const templates: readonly Template[] = [...easy, ...medium, ...hard]
