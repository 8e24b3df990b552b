import { isSameNumber } from './same-number'

/** Another answer, ratio or list. */
export const isOther = (piece: string, answer: string): boolean =>
  isAnotherAnswer(piece, answer) || isOtherRatio(piece, answer) || isOtherList(piece, answer)

/** "-35, -3, 29, 61" beside "1, 9, 17, 25" */
const isOtherList = (piece: string, answer: string): boolean => {
  const [one, two] = [piece, answer].map((text) =>
    /^[-−\d.,/\s]+$/.test(text) ? text.split(',').map((part) => part.trim()) : [],
  )
  return (
    one !== undefined &&
    two !== undefined &&
    one.length > 1 &&
    one.length === two.length &&
    one.some((value, index) => !isSameNumber(value, two[index]))
  )
}

/** "N = 4:7" beside 1:3 */
const isOtherRatio = (piece: string, answer: string): boolean => {
  const [, ratio] = /^\p{L}\s?(?:=|\sis)\s?(\d[\d.]*\s?:\s?\d[\d.]*)$/u.exec(piece) ?? []
  const [other] = /\d[\d.]*\s?:\s?\d[\d.]*$/.exec(answer) ?? []
  return ratio !== undefined && other !== undefined && !isSameNumber(ratio, other)
}

/** "answer is 28" beside "number of bags is 30". */
export const isAnotherAnswer = (piece: string, answer: string): boolean =>
  /^\s?(?:(?:the|my|final) )?(?:ans|answer|result)\b/i.test(piece) &&
  !isSameNumber(lastNumber(piece), lastNumber(answer))

export const lastNumber = (text: string): string | undefined => text.match(/-?\d[\d./:]{0,20}/g)?.at(-1)
