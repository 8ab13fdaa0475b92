import type { en } from './own-pages.en';

/** मरीज़ के अपने पन्नों के साझे शब्द, हिंदी में। */
export const hi: typeof en = {
  home: 'होम',
  privacy: 'निजता',
  help: 'मदद',
  questions: 'कोई सवाल? हमारे सलाहकार से पूछें:',
  requests: 'मेरे अनुरोध',
  data: 'अपनी जानकारी देखें, सुधारें या मिटाएँ',
  ask: 'हमसे कॉल पाएँ',
  policy: 'निजता की सूचना पढ़ें',
};
