import { noProgress, type Progress } from './progress'
import { parseProgress } from './storage'
import { chapterLabel, topicKeys } from '../syllabus'

/**
 * What can still be told of a damaged text of progress, field by field: one that was cut short holds its first numbers. Undefined
 * where it holds no count above zero.
 */
export function salvaged(text: string): Progress | undefined {
  const whole = parseProgress(text)
  const found = whole ?? piecesOf(text)
  return found.totalProblems > 0 ? found : undefined
}

function piecesOf(text: string): Progress {
  const correctAnswers = countAfter(text, 'correctAnswers')
  const chapters = topicKeys.map(chapterLabel).flatMap((label) => {
    const at = text.indexOf(`${JSON.stringify(label)}:`)
    if (at < 0) return []
    const own = text.slice(at, text.indexOf('}', at) + 1 || undefined)
    return [[label, { solved: countAfter(own, 'solved'), correct: countAfter(own, 'correct') }] as const]
  })
  const solved = chapters.reduce((sum, [, chapter]) => sum + chapter.solved, 0)
  const pieces = {
    totalProblems: Math.max(countAfter(text, 'totalProblems'), correctAnswers, solved),
    correctAnswers,
    streak: countAfter(text, 'streak'),
    topicProgress: Object.fromEntries(topicKeys.map((topic) => [topic, countAfter(text, topic)])),
    chapterWiseProgress: Object.fromEntries(chapters),
  }
  return parseProgress(JSON.stringify(pieces)) ?? noProgress
}

/** The count behind `"name":`, but not one that the end of the text may have cut. */
function countAfter(text: string, name: string): number {
  const digits = new RegExp(`"${name}"\\s*:\\s*(\\d{1,16})\\s*[,}]`).exec(text)?.[1]
  return digits === undefined ? 0 : Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
}
