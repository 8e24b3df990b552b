import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the pages without scripts have their style sheet: beside the app's, so that what it names lies where it says. */
export const plainStyles = '_next/static/plain'

/** The browser meets the app's main sheet first, which sets this order; here the files come in the order of their names. */
const layers = '@layer properties, theme, base, components, utilities;'

/** The style sheets of the built app as one text. @throws when there is no build. */
export function siteCss(out = 'out'): string {
  const sheets = readdirSync(join(out, '_next'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !join('_next', name).startsWith(plainStyles),
  )
  const css = sheets.map((name) => readFileSync(join(out, '_next', name), 'utf8')).join('\n')
  if (!css.includes('figure-drawing'))
    throw new Error('the built site has no styles of figures: run "npm run build" first')
  return `${layers}\n${css}`
}
