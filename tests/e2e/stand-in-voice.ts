import type { Page } from '@playwright/test'

/** What the stand-ins saw, on window.voiceLog. */
export interface VoiceLog {
  readonly spoken: readonly { text: string; rate: number; pitch: number; volume: number }[]
  readonly recognisers: readonly { lang: string; continuous: boolean; interimResults: boolean }[]
  readonly cancels: number
}

/** A recogniser and a voice under the test's control: `hear` and `endSpeech` in the page drive them. */
export async function standInVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const log: { spoken: object[]; recognisers: object[]; cancels: number } = {
      spoken: [],
      recognisers: [],
      cancels: 0,
    }
    let utterance: StandInUtterance | null = null
    let recogniser: StandInRecogniser | null = null
    const hold = (next: StandInRecogniser) => {
      recogniser = next
    }
    class StandInUtterance {
      lang = ''
      rate = 1
      pitch = 2
      volume = 0
      onstart: (() => void) | null = null
      onend: (() => void) | null = null
      onerror: ((event: { error: string }) => void) | null = null
      constructor(readonly text: string) {}
    }
    class StandInRecogniser {
      lang = ''
      continuous = true
      interimResults = true
      onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null
      onerror: ((event: { error: string }) => void) | null = null
      onend: (() => void) | null = null
      start() {
        hold(this)
        log.recognisers.push({ lang: this.lang, continuous: this.continuous, interimResults: this.interimResults })
      }
      stop() {
        this.onend?.()
      }
      abort() {
        this.onend?.()
      }
    }
    const synthesis = {
      speak(next: StandInUtterance) {
        utterance = next
        log.spoken.push({ text: next.text, rate: next.rate, pitch: next.pitch, volume: next.volume })
        next.onstart?.()
      },
      cancel() {
        log.cancels++
        utterance = null
      },
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
    Object.assign(window, {
      SpeechSynthesisUtterance: StandInUtterance,
      SpeechRecognition: StandInRecogniser,
      webkitSpeechRecognition: StandInRecogniser,
      voiceLog: log,
      hear: (transcript: string) => recogniser?.onresult?.({ results: [[{ transcript }]] }),
      failToHear: (error: string) => recogniser?.onerror?.({ error }),
      endSpeech: () => {
        for (let i = 0; i < 50 && utterance; i++) {
          const ended = utterance
          utterance = null
          ended.onend?.()
        }
      },
    })
  })
}

/** A browser without any voice. */
export async function noVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis', 'SpeechSynthesisUtterance'])
      Object.defineProperty(window, name, { value: undefined, configurable: true })
  })
}
