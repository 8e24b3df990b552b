import { received, type Asked, type Told } from './message'
import { reply } from '@/lib/assistant'

/** What the thread makes of a message: it never rejects. */
export async function think({ number, question, context }: Asked): Promise<Told> {
  try {
    return { number, reply: await reply(question, received(context)) }
  } catch (error) {
    return { number, error: String(error) }
  }
}
