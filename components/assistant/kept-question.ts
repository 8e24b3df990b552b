import { keepInTab, keptInTab } from '../ui/tab-storage'

const key = 'mathTutorQuestion'
/** No question is longer. */
const longestText = 2000

/** Keeps what is typed and not yet sent, for this tab. */
export function keepQuestion(text: string): void {
  keepInTab(key, text === '' ? null : text.slice(0, longestText))
}

/** What was typed before a reload. */
export const keptQuestion = (): string => keptInTab(key) ?? ''
