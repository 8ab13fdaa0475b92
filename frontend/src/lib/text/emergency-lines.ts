/** Said in all three at once, whatever the page speaks: [language, line] (decisions 5.4). */
export const EMERGENCY_LINES: [string, string][] = [
  ['en', 'Call 112, or 108 for an ambulance, now.'],
  ['hi', 'अभी 112 पर कॉल करें, एम्बुलेंस के लिए 108।'],
  ['hi-Latn', 'Abhi 112 par call karein, ambulance ke liye 108.'],
];
