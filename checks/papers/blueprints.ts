import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { blueprintSchema } from '@/lib/content/blueprint-schema'
import type { Blueprint } from '@/lib/papers'

/** Every blueprint of the content, as it was written. */
export const blueprints: readonly Blueprint[] = readdirSync('content/blueprints')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => blueprintSchema.parse(parse(readFileSync(`content/blueprints/${name}`, 'utf8'))))
