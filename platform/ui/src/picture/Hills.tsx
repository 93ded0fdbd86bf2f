/** Two quiet ranges of hills, in the colour of the text around them. Purely decorative. */
export function Hills({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 420 96" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill="currentColor"
        fillOpacity=".07"
        d="M0 96c40-8 70-52 112-48 40 4 52 30 92 26 50-5 70-60 124-58 40 2 60 26 92 20v60z"
      />
      <path
        fill="currentColor"
        fillOpacity=".08"
        d="M60 96c44-10 66-34 108-30 40 4 56 18 96 12 46-8 84-34 156-18v36z"
      />
    </svg>
  )
}
