import type { ExamPaper, ExamPart, ExamQuestion } from '@/lib/papers'

const typed = (ask: string, expected: string, marks = 2, label?: string): ExamPart => ({
  ...(label && { label }),
  ask,
  marks,
  rule: { kind: 'number', expected, slips: [{ response: '190', note: 'The half is missing.', step: 2 }] },
  answerFormat: 'number',
  scheme: [
    { text: `First line of ${ask}`, marks: 0.5 },
    { text: `Last line of ${ask}`, marks: marks - 0.5 },
  ],
  key: `$${expected}$`,
})

const option: ExamPart = {
  ask: 'Which is prime?',
  marks: 1,
  rule: {
    kind: 'choice',
    expected: 'B',
    options: ['4', '5', '6', '8'],
    slips: [{ response: 'A', note: 'It is a square.', step: 1 }],
  },
  answerFormat: 'string',
  options: ['4', '5', '6', '8'],
  scheme: [{ text: 'Five has two factors.', marks: 1 }],
  key: '(B) 5',
}

const proof: ExamPart = {
  ask: 'Prove it.',
  marks: 3,
  rule: null,
  answerFormat: 'text',
  scheme: [
    { text: 'Let it be rational.', marks: 1 },
    { text: 'Both are even.', marks: 1.5 },
    { text: 'A contradiction.', marks: 0.5 },
  ],
  key: '',
}

const question = (
  number: number,
  change: Partial<ExamQuestion> & Pick<ExamQuestion, 'alternatives'>,
): ExamQuestion => ({
  id: `q${number}`,
  number,
  kind: 'answer',
  marks: change.alternatives[0]?.parts.reduce((sum, { marks }) => sum + marks, 0) ?? 0,
  topic: 'arithmetic-progressions',
  difficulty: 'medium',
  shared: 0,
  ...change,
})

const source = (templateId: string, seed: string) => ({ templateId, version: 1, seed })

/** Every kind of question once: 1 option, 2 typed, 3 one of two, 4 a proof, 5 a case. */
export const smallExam: ExamPaper = {
  id: 'board',
  seed: 'k3f9',
  title: 'A small board paper',
  marks: 12,
  minutes: 30,
  readingMinutes: 15,
  sections: [
    {
      title: 'Section A',
      description: 'One mark each',
      questions: [
        question(1, {
          kind: 'choice',
          topic: 'real-numbers',
          alternatives: [{ lead: '', parts: [option], archetypes: ['rn-prime'], sources: [source('rn-a', 's-1')] }],
        }),
      ],
    },
    {
      title: 'Section B',
      description: 'Answers',
      questions: [
        question(2, {
          alternatives: [
            {
              lead: '',
              parts: [typed('Find the sum.', '100')],
              archetypes: ['ap-sum'],
              sources: [source('ap-a', 's-2')],
            },
          ],
        }),
        question(3, {
          alternatives: [
            {
              lead: '',
              parts: [typed('Find the term.', '7')],
              archetypes: ['ap-term'],
              sources: [source('ap-b', 's-3')],
            },
            { lead: '', parts: [typed('Find n.', '9')], archetypes: ['ap-n'], sources: [source('ap-c', 's-3or')] },
          ],
        }),
        question(4, {
          topic: 'real-numbers',
          alternatives: [{ lead: '', parts: [proof], archetypes: ['rn-proof'], sources: [source('rn-b', 's-4')] }],
        }),
      ],
    },
    {
      title: 'Section C',
      description: 'Case study',
      questions: [
        question(5, {
          kind: 'case',
          shared: 2,
          alternatives: [
            {
              lead: 'A hall has rows.',
              parts: [
                typed('How many?', '3', 1, '(i)'),
                typed('How far?', '4', 1, '(ii)'),
                typed('How long?', '5', 2, '(iii)'),
              ],
              archetypes: ['ap-case'],
              sources: [source('ap-d', 's-5')],
            },
            {
              lead: 'A hall has rows.',
              parts: [
                typed('How many?', '3', 1, '(i)'),
                typed('How far?', '4', 1, '(ii)'),
                typed('How wide?', '6', 2, '(iii)'),
              ],
              archetypes: ['ap-case'],
              sources: [source('ap-d', 's-5')],
            },
          ],
        }),
      ],
    },
  ],
}
