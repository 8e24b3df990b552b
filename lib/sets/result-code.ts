import { deflateSync, inflateSync, strToU8 } from 'fflate'
import { bytesOfText, ByteReader, ByteWriter, DamagedBytes, textOfBytes } from './bytes'
import { longestAnswer, longestName, mostParts, type AnswerGiven, type SetResult } from './result'
import { sealed, unsealed } from './sealed'
import { copyPattern, mostQuestions } from './set'

const format = 1
/** What often stands in answers, so that the first of its kind is short already. Part of the format: never changed. */
const dictionary = strToU8(
  'ABCDx = y = (-1, 2)√3/2π cm²m³degree units:1/2, -3 and 45 60 30 infinitely many solutions no solution real',
)

/** A result as the text of a link. */
export function codeOfResult(result: SetResult): string {
  const { set, copy, name, finished, answers } = result
  const writer = new ByteWriter().text(copy).text(name.trim().slice(0, longestName)).number(finished)
  writer.number(answers.length)
  for (const { texts, seconds, hints, solutionSeen } of answers) {
    writer.number(Math.max(0, Math.round(seconds))).number(hints * 2 + (solutionSeen ? 1 : 0))
    writer.number(texts.length)
    for (const text of texts) writer.text(text.trim().slice(0, longestAnswer))
  }
  const packed = deflateSync(writer.bytes(), { level: 9, dictionary })
  // The code of a set is bytes already: letters again would make it a third longer.
  const code = bytesOfText(set)
  if (!code || textOfBytes(code) !== set) throw new Error(`codeOfResult: "${set}" is not the code of a set`)
  const head = new ByteWriter().number(format).number(code.length).bytes()
  return sealed(Uint8Array.from([...head, ...code, ...packed]))
}

export type OpenedResult =
  | { readonly kind: 'result'; readonly result: SetResult; readonly edited: boolean }
  | { readonly kind: 'trouble'; readonly trouble: 'damaged' | 'newer' }

/** The result of a link; `edited` where its text is not as it was made. Never throws. */
export function readResult(code: string): OpenedResult {
  const found = unsealed(code)
  if (!found || code.length > longestCode) return damaged
  try {
    const reader = new ByteReader(found.bytes)
    if (reader.number() !== format) return found.whole ? { kind: 'trouble', trouble: 'newer' } : damaged
    const set = textOfBytes(reader.take(reader.number()))
    const body = new ByteReader(inflateSync(reader.rest(), { dictionary }))
    return { kind: 'result', result: { set, ...readBody(body) }, edited: !found.whole }
  } catch {
    // What is unpacked from a damaged text can fail in any way; all of them mean the same.
    return damaged
  }
}

const damaged = { kind: 'trouble', trouble: 'damaged' } as const
const longestCode = 40_000

function readBody(reader: ByteReader): Omit<SetResult, 'set'> {
  const [copy, name, finished] = [reader.text(12), reader.text(longestName * 4), reader.number()]
  const answers = listOf(reader, mostQuestions, (): AnswerGiven => {
    const [seconds, help] = [reader.number(), reader.number()]
    const texts = listOf(reader, mostParts, () => reader.text(longestAnswer * 4))
    return { texts, seconds, hints: Math.floor(help / 2), solutionSeen: help % 2 === 1 }
  })
  if (!reader.isAtEnd || !copyPattern.test(copy)) throw new DamagedBytes('More than a result')
  return { copy, name, finished, answers }
}

function listOf<T>(reader: ByteReader, most: number, read: () => T): readonly T[] {
  const length = reader.number()
  if (length > most) throw new DamagedBytes('The list is too long')
  return Array.from({ length }, read)
}
