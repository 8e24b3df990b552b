import { LineCounter, parseDocument, type Document } from 'yaml'

/** A YAML text as it was read, with the places of its lines. */
export interface ReadYaml {
  readonly document: Document.Parsed
  readonly lines: LineCounter
}

/** The texts that were read last: the check looks at each from several sides. */
const recent = new Map<string, ReadYaml>()
const mostRecent = 24

/** Reads a YAML text; what is no YAML stands in the errors of its document. */
export function readYaml(text: string): ReadYaml {
  const read = recent.get(text) ?? parsed(text)
  recent.delete(text)
  recent.set(text, read)
  const [oldest] = recent.keys()
  if (recent.size > mostRecent && oldest !== undefined) recent.delete(oldest)
  return read
}

function parsed(text: string): ReadYaml {
  const lines = new LineCounter()
  return { document: parseDocument(text, { lineCounter: lines }), lines }
}
