import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The style sheets of the built site as one text. @throws when there is no build. */
export function siteCss(out = 'out'): string {
  const sheets = readdirSync(join(out, '_next'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  const css = sheets.map((name) => readFileSync(join(out, '_next', name), 'utf8')).join('\n')
  if (!css.includes('figure-drawing'))
    throw new Error('the built site has no styles of figures: run "npm run build" first')
  return css
}
