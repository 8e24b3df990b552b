import { generateProblem, UnknownTemplate, type ProblemRequest } from '@/lib/problems'
import type { Problem } from '@/lib/problems/problem'
import { topicKeys } from '@/lib/syllabus'

interface Found {
  readonly problem: Problem
  /** Its template is not known in any chapter: another problem of the chapter stands in for it. */
  readonly isOther?: true
}

/** The problem that is asked for; where its template is of another chapter, from there; where it is of none, the nearest there is. */
export async function problemOfLink(request: ProblemRequest): Promise<Found> {
  const found = await problemOrNull(request)
  if (found) return { problem: found }
  for (const topic of topicKeys) {
    const elsewhere = topic === request.topic ? null : await problemOrNull({ ...request, topic })
    if (elsewhere) return { problem: elsewhere }
  }
  const { templateId: _, ...others } = request
  return { problem: await generateProblem(others), isOther: true }
}

/** null where the chapter has no such template. */
async function problemOrNull(request: ProblemRequest): Promise<Problem | null> {
  try {
    return await generateProblem(request)
  } catch (error) {
    if (error instanceof UnknownTemplate) return null
    throw error
  }
}
