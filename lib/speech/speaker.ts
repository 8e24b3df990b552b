import type { SpeechHost, SpeechLog, SynthesisLike, UtteranceLike } from './host'
import { sentences } from './sentences'

export interface Speaker {
  readonly supported: boolean
  readonly speaking: boolean
  /**
   * Speaks plain words (see `spoken`) after cancelling what was being said. `onDone` is called once, when finished or stopped. Where
   * unsupported it only logs.
   */
  speak(words: string, onDone?: () => void): void
  stop(): void
}

const voice = { lang: 'en-IN', rate: 0.8, pitch: 1, volume: 1 } as const

/** A sentence that takes longer than this, in milliseconds, never reported its end. */
const patience = (sentence: string): number => 5000 + 200 * sentence.length

interface Session {
  readonly rest: string[]
  readonly onDone: (() => void) | undefined
  timer?: unknown
  /** Held, because some browsers forget an utterance that nobody holds, and its end event with it. */
  utterance?: UtteranceLike
}

/** Sentence by sentence, because browsers cut long speeches off. Nothing happens before `speak`. */
export function createSpeaker(host: SpeechHost, log: SpeechLog = console): Speaker {
  const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = host
  let session: Session | null = null

  function finish(ended: Session): void {
    if (session !== ended) return
    host.clearTimeout(ended.timer)
    session = null
    ended.onDone?.()
  }

  function next(of: Session, engine: SynthesisLike, Sentence: new (text: string) => UtteranceLike): void {
    if (session !== of) return
    host.clearTimeout(of.timer)
    const sentence = of.rest.shift()
    if (sentence === undefined) return finish(of)
    const utterance = Object.assign(new Sentence(sentence), voice)
    let started = false
    const isCurrent = () => session === of && of.utterance === utterance
    utterance.onstart = () => {
      started = true
    }
    utterance.onend = () => isCurrent() && next(of, engine, Sentence)
    utterance.onerror = (event: { readonly error?: string }) => {
      if (!isCurrent()) return
      log.error('Speech failed:', event.error)
      finish(of)
    }
    of.utterance = utterance
    of.timer = host.setTimeout(() => {
      if (!isCurrent()) return
      delete of.utterance
      engine.cancel()
      if (started) next(of, engine, Sentence)
      else finish(of)
    }, patience(sentence))
    engine.speak(utterance)
  }

  function stop(): void {
    const ended = session
    synthesis?.cancel()
    if (ended) finish(ended)
  }

  return {
    supported: synthesis !== undefined && Utterance !== undefined,
    get speaking() {
      return session !== null
    },
    speak(words, onDone) {
      if (!synthesis || !Utterance) {
        log.error('Speech synthesis is not supported in this browser')
        return
      }
      stop()
      const started: Session = { rest: [...sentences(words)], onDone }
      session = started
      next(started, synthesis, Utterance)
    },
    stop,
  }
}
