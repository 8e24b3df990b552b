import {
  unsupportedMessage,
  type RecognitionLike,
  type RecognitionResultLike,
  type SpeechHost,
  type SpeechLog,
} from './host'

export interface ListeningHandlers {
  /** One utterance, in words. */
  readonly onResult: (transcript: string) => void
  /** Speech recognition is missing, or it failed; listening is over. */
  readonly onError?: (message: string) => void
  /** Called with true when listening begins and with false when it is over, for whatever reason. */
  readonly onListening?: (listening: boolean) => void
}

export interface Recogniser {
  readonly supported: boolean
  readonly listening: boolean
  /** Ignored while listening already; where unsupported it only calls `onError`. */
  start(handlers: ListeningHandlers): void
  stop(): void
}

/** One utterance at a time, English (US), no interim results. Nothing happens before `start`. */
export function createRecogniser(host: SpeechHost, log: SpeechLog = console): Recogniser {
  const Recognition = [host.SpeechRecognition, host.webkitSpeechRecognition].find(isRecognition)
  let current: { readonly recognition: RecognitionLike; readonly handlers: ListeningHandlers } | null = null

  function finish(recognition: RecognitionLike): void {
    if (current?.recognition !== recognition) return
    const { handlers } = current
    current = null
    handlers.onListening?.(false)
  }

  function fail(recognition: RecognitionLike, reason: unknown): void {
    if (current?.recognition !== recognition) return
    const { handlers } = current
    log.error('Speech recognition failed:', reason)
    finish(recognition)
    handlers.onError?.(String(reason))
  }

  function listen(recognition: RecognitionLike, handlers: ListeningHandlers): void {
    current = { recognition, handlers }
    recognition.continuous = false
    recognition.interimResults = false
    recognition.lang = 'en-US'
    recognition.onresult = (event) => {
      if (current?.recognition !== recognition) return
      finish(recognition)
      const said = transcript(event)
      if (said !== '') handlers.onResult(said)
    }
    recognition.onerror = ({ error }) => fail(recognition, error ?? 'unknown')
    recognition.onend = () => finish(recognition)
    try {
      recognition.start()
      handlers.onListening?.(true)
    } catch (error) {
      fail(recognition, error)
    }
  }

  return {
    supported: Recognition !== undefined,
    get listening() {
      return current !== null
    },
    start(handlers) {
      if (!Recognition) handlers.onError?.(unsupportedMessage)
      else if (!current) listen(new Recognition(), handlers)
    },
    stop() {
      if (!current) return
      const { recognition } = current
      finish(recognition)
      recognition.stop()
    },
  }
}

const isRecognition = (value: unknown): value is new () => RecognitionLike => typeof value === 'function'

/** Android repeats what it has heard so far: an entry that the next one begins with was only restated. */
function transcript({ results }: RecognitionResultLike): string {
  const entries = Array.from(results, (alternatives) => alternatives[0]?.transcript.trim() ?? '')
  const kept = entries.filter((entry, i) => !entries[i + 1]?.startsWith(entry))
  return kept.join(' ').trim()
}
