/** Marks are whole or half: 0.5 -> "½", 2 -> "2", 2.5 -> "2½". */
export const marksFigure = (marks: number): string =>
  `${Math.floor(marks) || (marks % 1 ? '' : '0')}${marks % 1 ? '½' : ''}`

/** "½ mark", "1 mark", "1½ marks", "0 marks" */
export const marksText = (marks: number): string =>
  `${marksFigure(marks)} ${marks > 1 || marks === 0 ? 'marks' : 'mark'}`
