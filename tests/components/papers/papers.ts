import type { Paper, PaperQuestion } from '@/components/papers/paper'

const question = (number: number, marks: number): PaperQuestion => ({
  id: `q${number}`,
  number,
  marks,
  questionHtml: `Question text ${number}`,
  stepsHtml: [`First line of ${number}`, `Second line of ${number}`],
  answerHtml: `Key of ${number}`,
})

const paper = (id: string, title: string): Paper => ({
  id,
  title,
  year: 2024,
  sections: [
    {
      title: 'Section A',
      description: 'One mark each',
      questions: [{ ...question(1, 1), topic: 'circles' }, question(2, 1)],
    },
    { title: 'Section B', description: 'Two marks each', questions: [question(3, 2), question(4, 2)] },
    { title: 'Section C', description: 'Three marks each', questions: [question(5, 3), question(6, 3)] },
  ],
})

export const solved2024: Paper = { ...paper('cbse-2024', 'CBSE 2024 (Solved)'), note: 'Sample questions: 6 questions' }
export const solved2023 = paper('cbse-2023', 'CBSE 2023 (Solved)')

export const paperFiles = { '/papers/cbse-2024.json': solved2024, '/papers/cbse-2023.json': solved2023 }
