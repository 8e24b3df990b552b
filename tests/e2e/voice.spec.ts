import { expect, test, type Page } from '@playwright/test'
import { App } from './app'
import { noVoice, standInVoice, type VoiceLog } from './stand-in-voice'

const log = (page: Page) => page.evaluate<VoiceLog>('window.voiceLog')

async function opened(page: Page, voice = standInVoice): Promise<App> {
  const app = await App.open(page, '', voice)
  await app.openAssistant()
  return app
}

test('one utterance in English (US), without interim results, is sent as a voice message', async ({ page }) => {
  const app = await opened(page)
  await app.button('Start listening').click()
  await expect(app.button('Stop listening')).toBeVisible()
  expect((await log(page)).recognisers).toEqual([{ lang: 'en-US', continuous: false, interimResults: false }])
  await page.evaluate("window.hear('what is the lcm of 4 and 6')")
  await expect(app.log()).toContainText('what is the lcm of 4 and 6')
  await expect(app.log().getByText('Spoken')).toHaveCount(1)
  await expect(app.button('Start listening')).toBeVisible()
  await expect(app.log()).toContainText('12')
})

test('the stop button and an error end the listening', async ({ page }) => {
  const app = await opened(page)
  await app.button('Start listening').click()
  await app.button('Stop listening').click()
  await expect(app.button('Start listening')).toBeVisible()
  await app.button('Start listening').click()
  await page.evaluate("window.failToHear('no-speech')")
  await expect(app.button('Start listening')).toBeVisible()
  await expect(app.dialog().getByText('Nothing was heard.')).toBeVisible()
  await expect(app.questions()).toHaveCount(0)
})

test('a reply is spoken in words at rate 0.8; Stop speaking is there only meanwhile', async ({ page }) => {
  const app = await opened(page)
  await page.getByRole('switch', { name: 'Read replies aloud' }).check()
  await app.ask('quadratic formula')
  await expect(app.button('Stop speaking')).toBeVisible()
  await page.evaluate('window.endSpeech()')
  await expect(app.button('Stop speaking')).toBeHidden()
  const { spoken, cancels } = await log(page)
  const words = spoken.map(({ text }) => text).join(' ')
  expect(words).toMatch(/squared/)
  expect(words).not.toMatch(/\\|\$|\{|\^|dollar|backslash/)
  for (const { rate, pitch, volume } of spoken) expect([rate, pitch, volume]).toEqual([0.8, 1, 1])
  expect(cancels).toBeGreaterThan(0)
})

test('the button and closing the dialog stop the speech', async ({ page }) => {
  const app = await opened(page)
  await page.getByRole('switch', { name: 'Read replies aloud' }).check()
  const ask = async () => {
    await app.ask('what is a circle?')
    await expect(app.button('Stop speaking')).toBeVisible()
  }
  await ask()
  await app.button('Stop speaking').click()
  await expect(app.button('Stop speaking')).toBeHidden()
  await ask()
  const before = (await log(page)).cancels
  await app.dialog().getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => (await log(page)).cancels).toBeGreaterThan(before)
})

test('replies are not read aloud until they are wanted', async ({ page }) => {
  const app = await opened(page)
  await app.ask('hello')
  await expect(app.replies()).toHaveCount(2)
  expect((await log(page)).spoken).toEqual([])
  await page.getByRole('switch', { name: 'Read replies aloud' }).check()
  await app.ask('hello')
  await expect(app.button('Stop speaking')).toBeVisible()
})

test('without voice the dialog says so, and everything else works', async ({ page }) => {
  const app = await opened(page, noVoice)
  await expect(app.dialog().getByText('Voice features not supported in this browser')).toBeVisible()
  await expect(app.button('Start listening')).toHaveCount(0)
  await app.ask('hello')
  await expect(app.replies()).toHaveCount(2)
})
