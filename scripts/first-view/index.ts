/**
 * Makes the start page quick to see, after Next.js has written it. On a slow network a page of up to 14 KiB comes in one go, and nothing is
 * painted before its style sheet is there; so the page carries its words, and of the style sheet what these need, and nothing else: the
 * fonts, the data and the scripts come after the first frame. The whole style sheet comes with the first part that is loaded (see
 * components/ui/whole-style.ts). What the page says is not sent once more as data.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { firstCss } from './first-css'
import { flightScript, takeFlight, type Row } from './flight'
import { withLateScripts } from './late-scripts'
import { elementsByText } from './said-once'
import { basePath as base } from '../../next.config.mjs'

const site = 'out'
const start = join(site, 'index.html')
const styleLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g
/** Those that the page's own parts are in; React and Next.js have no styles. */
const ownScript = /[^"]*\/_next\/static\/chunks\/[^"]+\.js/g

const built = readFileSync(start, 'utf8')
const { page, rows } = takeFlight(built)
const sheets = Array.from(built.matchAll(styleLink), ([, address = '']) => address)
const [sheet] = sheets
if (sheet === undefined || sheets.length > 1)
  throw new Error(`${start}: one style sheet expected, found ${sheets.length}`)

const scripts = [...new Set(rows.flatMap(({ body }) => body.match(ownScript) ?? []))]
const { first, fonts } = firstCss(textAt(sheet), sheet.slice(0, sheet.lastIndexOf('/') + 1), [
  page,
  ...scripts.map(textAt),
])
const fontsAddress = written(fonts, 'css')
const styled = page
  .replace(styleLink, () => `<style data-whole="${sheet}">${first}</style>`)
  .replace('</head>', `<noscript><link rel="stylesheet" href="${fontsAddress}"/></noscript></head>`)

const { elementOf, page: numbered } = elementsByText(styled)
const data = flightScript(withoutSheet(rows), elementOf)
const html = withLateScripts(numbered(), fontsAddress, written(data, 'js'))
writeFileSync(start, html)
console.log(`The start page: ${kib(html)} KiB gzip of words and styles; ${kib(data)} KiB of data come after them`)

/** Writes a file beside those of the app, named by its content. Gives its address. */
function written(text: string, kind: string): string {
  const address = `${base}/_next/static/chunks/${createHash('sha256').update(text).digest('hex').slice(0, 13)}.${kind}`
  writeFileSync(fileOf(address), text)
  return address
}

/** React would ask for the sheet itself, for it believes that it stands in the page. */
function withoutSheet(rows: readonly Row[]): readonly Row[] {
  const element = /\["\$","link","\d+",\{"rel":"stylesheet"[^}]*\}\]/g
  return rows
    .filter(({ isText, body }) => isText || !(body.startsWith('HL[') && body.includes('"style"')))
    .map((row) => (row.isText ? row : { ...row, body: row.body.replaceAll(element, 'null') }))
}

function textAt(address: string): string {
  return readFileSync(fileOf(address), 'utf8')
}

function fileOf(address: string): string {
  return join(site, address.slice(base.length))
}

function kib(text: string): string {
  return (gzipSync(text).length / 1024).toFixed(1)
}
