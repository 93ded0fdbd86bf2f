/** Loads the pinyin table. Resolves to a function that returns the lower-case pinyin initials of a text. */
export async function loadInitials(): Promise<(text: string) => string> {
  const { pinyin } = await import('pinyin-pro')
  return (text) =>
    pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' })
      .join('')
      .replace(/\s/g, '')
      .toLowerCase()
}
