import type { ContentError, ContentFile } from './content-error'

/** What `npm run new` writes where the editor's own words go. */
export const begun = {
  question: 'Write the question here:',
  step: 'One step a line, each side equal to the next:',
  explanation: 'Explain it here, in short paragraphs.',
  point: 'Write what to remember here, one line for each point.',
  description: 'Say in one or two sentences what the student will be able to do.',
  name: 'Write the name of a formula here',
  secondName: 'Write the name of another here',
  thirdName: 'Write the name of a third here',
  tip: 'Write a tip of the board exam here.',
  secondTip: 'Write another tip here.',
  thirdTip: 'Write a third tip here.',
  note: 'Write what helps here:',
  story: 'Tell the story here:',
} as const

/** A further tip, by its number. */
export const tipBegun = (number: number): string => `Write tip ${number} of the board exam here.`

const anyOfThem = new RegExp(
  [...Object.values(begun), tipBegun(0)].map((text) => text.replaceAll('.', '\\.').replace('0', '\\d+')).join('|'),
)

/** Remarks on texts of `npm run new` in whose place nothing has been written. */
export const unfilled = ({ path, text }: ContentFile): readonly ContentError[] =>
  /^(?:lessons|papers|tips)\//.test(path)
    ? text.split('\n').flatMap((line, index): readonly ContentError[] => {
        const found = anyOfThem.exec(line)
        if (!found) return []
        const message = `this is still the text of npm run new, "${found[0]}": write your own`
        return [{ file: path, line: index + 1, column: found.index + 1, message, remark: true }]
      })
    : []
