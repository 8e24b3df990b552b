import { seededRandom, type Random } from '@/lib/random'

/** A source of chance for an event handler; never for rendering. */
export const randomFromClock = (): Random => seededRandom(`${performance.now()}/${Date.now()}`)
