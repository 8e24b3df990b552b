import { bankTemplates } from '@/lib/content/bank'
import { templates } from '@/lib/problems/all'

test('the check knows each template of the bank by its chapter, and what lies beyond the syllabus', () => {
  const listed = bankTemplates.map(({ id, topic, beyond }) => ({ id, topic, beyond }))
  expect(listed).toEqual(templates.map(({ id, topic, beyond }) => ({ id, topic, beyond: beyond === true })))
})
