/**
 * Solves linear equations by elimination. Each row holds the factors, then `right` columns of wanted values; the rows are
 * used up. Answers one list of unknowns for each of those columns; null where the rows do not say enough.
 */
export function solve(rows: Float64Array[], right: number): readonly Float64Array[] | null {
  for (let column = 0; column < rows.length; column++) {
    if (!bringUpLargest(rows, column)) return null;
    rows.forEach((row, i) => {
      if (i !== column) eliminate(row, rows[column] ?? row, column);
    });
  }
  return Array.from({ length: right }, (_, k) =>
    Float64Array.from(rows, (row, i) => (row[rows.length + k] ?? 0) / (row[i] ?? 1)),
  );
}

/** Dividing by the largest number there is keeps rounding small. False: there is none to divide by. */
function bringUpLargest(rows: Float64Array[], column: number): boolean {
  const size = (i: number) => Math.abs(rows[i]?.[column] ?? 0);
  let largest = column;
  for (let i = column + 1; i < rows.length; i++) if (size(i) > size(largest)) largest = i;
  const [a, b] = [rows[column], rows[largest]];
  if (a === undefined || b === undefined || size(largest) < 1e-14) return false;
  rows[column] = b;
  rows[largest] = a;
  return true;
}

function eliminate(row: Float64Array, by: Float64Array, column: number): void {
  const factor = (row[column] ?? 0) / (by[column] ?? 1);
  if (factor === 0) return;
  for (let k = column; k < row.length; k++) row[k] = (row[k] ?? 0) - factor * (by[k] ?? 0);
}
