import { catalogue } from '@/lib/memory/catalogue'
import type { Arrived } from '@/lib/sets/class-table'
import { judgedResult } from '@/lib/sets/judged-result'
import { readResult, type OpenedResult } from '@/lib/sets/result-code'
import { setTroubleWords } from '@/lib/sets/set-code'

export type Arrival = { readonly kind: 'arrived'; readonly arrived: Arrived } | Lost

/** What looks like a result and cannot be judged. */
export interface Lost {
  readonly kind: 'lost'
  readonly code: string
  readonly why: string
}

const words: Readonly<Record<'damaged' | 'newer', string>> = {
  damaged: 'This link is cut off, or was changed by hand: it cannot be read. Ask for it again.',
  newer: 'This result comes from a newer version of this page. Connect to the network and load the page again.',
}

/** A code read and judged: every answer anew, here. */
export async function arrive(code: string, opened: OpenedResult = readResult(code)): Promise<Arrival> {
  if (opened.kind === 'trouble') return { kind: 'lost', code, why: words[opened.trouble] }
  const judgement = await judgedResult(opened.result, catalogue)
  if (judgement.kind === 'judged')
    return { kind: 'arrived', arrived: { code, judged: judgement.judged, edited: opened.edited } }
  return { kind: 'lost', code, why: judgement.trouble === 'newer' ? setTroubleWords.newer : words.damaged }
}
