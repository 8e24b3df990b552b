import type { TodaySummary } from '@/lib/memory/today-summary'

/** Said when all of Today's ten are answered. Praise only where there is something to praise: else it would not be believed. */
export const closingWord = ({ answered, rightAtFirst }: Pick<TodaySummary, 'answered' | 'rightAtFirst'>): string =>
  2 * rightAtFirst >= answered
    ? 'Done for today. Well done.'
    : 'Done for today. What was hard comes back in the next days, with new numbers.'
