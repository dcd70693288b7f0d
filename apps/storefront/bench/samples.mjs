const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2
}

const shown = (number) =>
  number === undefined || Number.isNaN(number) ? '–' : number.toFixed(number < 10 ? 2 : 0)

/** Collects the samples of two sides of a comparison, and prints their medians as a table. */
export function createSamples(first, second) {
  const samples = {}
  return {
    note(name, side, value) {
      samples[name] ??= { [first]: [], [second]: [] }
      samples[name][side].push(value)
    },
    /** Prints the table; `÷` is the second side divided by the first. Returns its rows with all samples. */
    print() {
      console.log(`| medians; ms unless named | ${first} | ${second} | ÷ |\n|---|---|---|---|`)
      return Object.entries(samples).map(([name, sides]) => {
        const [plain, ours] = [sides[first], sides[second]].map((all) =>
          all.length > 0 ? median(all) : undefined,
        )
        const ratio = plain > 0 ? ours / plain : undefined
        console.log(`| ${name} | ${shown(plain)} | ${shown(ours)} | ${shown(ratio)} |`)
        return { name, [first]: plain, [second]: ours, ratio, samples: sides }
      })
    },
  }
}
