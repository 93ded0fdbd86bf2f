let region: HTMLElement | null = null

/** Announces a sentence to screen readers. All tables share one live region. */
export function announce(sentence: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'
    document.body.append(region)
  }
  region.textContent = sentence
}
