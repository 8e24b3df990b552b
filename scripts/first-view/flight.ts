/** What React needs to know of a page that was rendered before ("flight" data), as Next.js writes it into the page: rows of text. */

export interface Row {
  readonly id: string
  /** A text of its own, given with its length in bytes; the other rows are JSON to the end of the line. */
  readonly isText: boolean
  readonly body: string
}

const push = /<script>self\.__next_f\.push\((\[1,"[^]*?"\])\)<\/script>/g
const begin = /<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>/

/** The page without its data, and the rows of these. @throws when they are not of the expected form. */
export function takeFlight(html: string): { readonly page: string; readonly rows: readonly Row[] } {
  const pushes = Array.from(html.matchAll(push), ([, pushed = '']) => textOf(pushed))
  const page = html.replaceAll(push, '').replace(begin, '')
  if (pushes.length === 0 || page.includes('__next_f')) throw new Error("the page's data are not of the expected form")
  return { page, rows: rowsOf(Buffer.from(pushes.join(''))) }
}

function textOf(pushed: string): string {
  const parsed: unknown = JSON.parse(pushed)
  if (Array.isArray(parsed) && typeof parsed[1] === 'string') return parsed[1]
  throw new Error("a part of the page's data is no text")
}

const newLine = 0x0a

function rowsOf(bytes: Buffer): readonly Row[] {
  const rows: Row[] = []
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at)
    const id = bytes.toString('utf8', at, colon)
    if (!/^[\da-f]*$/.test(id)) throw new Error(`a row of the page's data begins with ${id.slice(0, 20)}`)
    const text = /^T([\da-f]+),/.exec(bytes.toString('latin1', colon + 1, colon + 12))
    if (text) {
      const start = colon + 1 + text[0].length
      at = start + parseInt(text[1] ?? '', 16)
      rows.push({ id, isText: true, body: bytes.toString('utf8', start, at) })
    } else {
      const end = bytes.indexOf(newLine, colon)
      rows.push({ id, isText: false, body: bytes.toString('utf8', colon + 1, end === -1 ? bytes.length : end) })
      at = end === -1 ? bytes.length : end + 1
    }
  }
  return rows
}

const literal = /"(?:[^"\\]|\\.)*"/g

/**
 * The rows as a script that hands them to React. `elementOf` gives the number of the element of the page whose inner HTML a text is, where
 * there is one: it is read from there, and is not sent twice.
 */
export function flightScript(rows: readonly Row[], elementOf: (text: string) => number | undefined): string {
  const parts = rows.flatMap(({ id, isText, body }) => {
    if (!isText) return [quoted(`${id}:`), ...withElements(body, elementOf), quoted('\n')]
    const element = elementOf(body)
    return element === undefined
      ? [quoted(`${id}:T${Buffer.byteLength(body).toString(16)},${body}`)]
      : [quoted(`${id}:`), `t(h(${element}))`]
  })
  return `(function(d,f){
function h(n){return d.querySelector('[data-said="'+n+'"]').innerHTML}
function t(s){return 'T'+new TextEncoder().encode(s).length.toString(16)+','+s}
f.push([0]);f.push([1,${parts.join('+').replaceAll('"+"', '')}])})(document,self.__next_f=self.__next_f||[])`
    .split('\n')
    .join('')
}

function withElements(json: string, elementOf: (text: string) => number | undefined): readonly string[] {
  const parts: string[] = []
  let at = 0
  for (const match of json.matchAll(literal)) {
    const element = elementOf(String(JSON.parse(match[0])))
    if (element === undefined) continue
    parts.push(quoted(json.slice(at, match.index)), `JSON.stringify(h(${element}))`)
    at = match.index + match[0].length
  }
  return [...parts, quoted(json.slice(at))]
}

const quoted = (text: string): string => JSON.stringify(text)
