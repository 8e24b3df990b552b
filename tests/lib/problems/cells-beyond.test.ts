import { templates } from '@/lib/problems/all'
import { holdsBeyond } from '@/lib/problems/cells-beyond'
import { difficulties, mixedTopic, topicKeys } from '@/lib/syllabus'

test('the cells said to hold something beyond the syllabus are those that do', () => {
  const cells = topicKeys.flatMap((topic) => difficulties.map((difficulty) => ({ topic, difficulty })))
  const inBank = ({ topic, difficulty }: (typeof cells)[number]) =>
    templates.some((template) => template.beyond && template.topic === topic && template.difficulty === difficulty)
  expect(cells.filter(({ topic, difficulty }) => holdsBeyond(topic, difficulty))).toEqual(cells.filter(inBank))
})

test('Mixed Practice holds none', () => {
  expect(difficulties.some((difficulty) => holdsBeyond(mixedTopic, difficulty))).toBe(false)
})
