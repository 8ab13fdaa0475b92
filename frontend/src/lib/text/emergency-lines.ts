/** Said in all three at once, whatever the page speaks: [language, line] (decisions 5.4). */
export const EMERGENCY_LINES: [string, string][] = [
  ['en', 'Call 112, or 108 for an ambulance, now.'],
  ['hi', 'अभी 112 पर कॉल करें, एम्बुलेंस के लिए 108।'],
  ['hi-Latn', 'Abhi 112 par call karein, ambulance ke liye 108.'],
];

/** The same where somebody may harm themself. */
export const HELPLINE_LINES: [string, string][] = [
  ['en', 'You are not alone. Call Tele-MANAS on 14416: free, day and night.'],
  ['hi', 'आप अकेले नहीं हैं। टेली-मानस 14416 पर कॉल करें: मुफ़्त, दिन-रात।'],
  ['hi-Latn', 'Aap akele nahin hain. Tele-MANAS 14416 par call karein: muft, din-raat.'],
];
