import type { Template } from '../../lib/problems/all'

/** Of these the question is not given by its words alone, and why. */
export const notGivenAsText: Readonly<Record<string, string>> = {}

/** Whether a student can put a template's question to the assistant in words: drawn tasks, figures that say what the words do not, and lines to be put in order cannot be. */
export const isGivenAsText = ({ id, retired }: Template): boolean => !retired && !(id in notGivenAsText)
