/** A hill line under a sun, for where nothing is left to do. Purely decorative. */
export function Rest() {
  return (
    <svg viewBox="0 0 120 72" width="120" height="72" fill="none" aria-hidden="true">
      <path
        d="M6 60c16-10 26-26 42-24 14 2 18 14 32 12 16-2 20-18 34-16"
        stroke="currentColor"
        strokeOpacity=".5"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M2 66h116" stroke="currentColor" strokeOpacity=".25" strokeWidth="2" strokeLinecap="round" />
      <circle cx="88" cy="20" r="9" stroke="currentColor" strokeOpacity=".6" strokeWidth="2" />
    </svg>
  )
}
