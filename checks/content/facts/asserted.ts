import { isTurned } from './in-plain-words'

const supposed =
  /\b(?:suppose\w*|contrary|contradict\w*|incorrect\w*|misconception|misbelief|false|falsely|untrue|error|(?:some|many|students) (?:think|believe|write|say)|would|were it)\b/i

/** Whether a text says plainly what it says: neither a question, nor turned round, nor only supposed. */
export const isAsserted = (text: string): boolean =>
  !isTurned(text) && !supposed.test(text) && !/^(?:does|do|is|are|can|has|have|will)\b/i.test(text)

/** Whether what a text says holds only on a condition that it names. */
export const isConditional = (text: string): boolean =>
  /\b(?:if|when|whenever|whose|provided|in case|such that|only for|except|unless|where|here)\b/i.test(text)
