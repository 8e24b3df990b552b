import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { plainStyles, siteCss } from '../site-css'
import { removeUnaskedVariables } from '../unasked-variables'

/** Of the built app's styles what the pages use, and their own; writes it into the site. Returns where it lies there. */
export async function writeStyles(site: string, pages: readonly string[]): Promise<string> {
  const own = readFileSync('plain-pages/plain-pages.css', 'utf8')
  const [used] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: `${siteCss(site)}\n${own}` }],
    extractors: [{ extensions: ['html'], extractor: namesIn }],
    safelist: ['html', 'body', '*'],
    keyframes: true,
    fontFace: true,
  })
  const sheet = postcss.parse(used?.css ?? '')
  removeUnaskedVariables(sheet)
  const { code } = await transform(sheet.toString(), { loader: 'css', minify: true })
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12)
  const place = `${plainStyles}/${hash}.css`
  mkdirSync(dirname(join(site, place)), { recursive: true })
  writeFileSync(join(site, place), code)
  return place
}

/** Elements, classes, ids and attributes of a page: what a style can name. */
function namesIn(html: string) {
  const found = { tags: new Set<string>(), classes: new Set<string>(), ids: new Set<string>() }
  const names = new Set<string>()
  const values = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)) {
    found.tags.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      names.add(name)
      values.add(value)
      if (name === 'id') found.ids.add(value)
      if (name === 'class') value.split(/\s+/).forEach((one) => found.classes.add(one))
    }
  }
  return {
    tags: [...found.tags],
    classes: [...found.classes],
    ids: [...found.ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  }
}
