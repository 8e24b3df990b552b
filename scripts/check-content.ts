/** Checks content/ in one thread or two, which read their code at the same time: the second is begun before this one has read its own. */
import './quick-start'
import { existsSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { store } from './content-store'
import { beginSecond } from './second-thread'

if (isMainThread) {
  // with nothing looked at yet there is work for two
  if (!existsSync(store)) beginSecond()
  const { told } = await import('./content-told')
  await told()
} else {
  const { takePart } = await import('./check-in-two')
  takePart()
}
