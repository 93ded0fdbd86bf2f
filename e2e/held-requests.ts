import type { Page, Route } from 'playwright-core'

export const pathOf = (one: { url(): string }): string => new URL(one.url()).pathname

/** Somebody for whose window the requests of these paths are not answered until they are continued. */
export async function waiting<Person extends { readonly page: Page }>(
  portal: { signedIn(account: string): Promise<Person> },
  paths: RegExp,
) {
  const person = await portal.signedIn('lin.jing')
  const { page } = person
  const held: Route[] = []
  /** Paths of those that the page cancelled. */
  const dropped: string[] = []
  await page.route(paths, (route) => void held.push(route))
  page.on('requestfailed', (one) => void (paths.test(one.url()) && dropped.push(pathOf(one))))
  return { ...person, held, dropped }
}
