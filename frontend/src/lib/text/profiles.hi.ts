import type { profiles as en } from './profiles.en';

/** इसी साल शुरू करने वाले को अभी एक साल नहीं हुआ है। */
const yearsOf = (years: number) => (years === 0 ? '1 साल से कम' : `${years} साल`);

/** डॉक्टरों और अस्पतालों के बारे में, हिंदी में। */
export const profiles: typeof en = {
  doctor: {
    verified: 'जाँचा हुआ',
    registrationVerified: 'पंजीकरण जाँचा हुआ',
    years: yearsOf,
    experience: (years) => `${yearsOf(years)} का अनुभव`,
    treats: (list) => `इलाज करते हैं: ${list}`,
    clinic: (hours) => `क्लिनिक: ${hours}`,
    nextClinic: 'अगली बार: {day}, {hours}',
    fee: 'परामर्श फ़ीस',
    feeOnRequest: 'फ़ीस पूछने पर',
    video: 'वीडियो पर परामर्श',
    factExperience: 'अनुभव',
    factFee: 'परामर्श फ़ीस',
    factPlace: 'कहाँ मिलते हैं',
    factRegistration: 'पंजीकरण',
    about: 'परिचय',
    treatsTitle: 'किसका इलाज करते हैं',
    where: 'डॉक्टर से कहाँ मिलें',
    whereShort: 'कहाँ मिलें',
    training: 'पढ़ाई',
    insurance: 'कौन-सा बीमा चलता है',
    directions: 'रास्ता देखें',
    bookAside: 'अपॉइंटमेंट माँगें',
  },
  hospital: {
    book: 'अपॉइंटमेंट माँगें',
    facilities: 'सुविधाएँ',
    facilitiesNote: 'जैसा अस्पताल ने बताया। किसी सुविधा पर निर्भर हों तो जाने से पहले पूछ लें।',
    accredited: (level, until) => (until === '' ? level : `${level}, ${until} तक वैध`),
    cashless: 'कैशलेस बीमा',
    directions: 'रास्ता देखें',
    departments: 'विभाग',
    doctorsTitle: 'डॉक्टर',
    doctorsHere: 'यहाँ के डॉक्टर',
    moreDoctors: (count) => `${count} और डॉक्टर`,
    insurance: 'बीमा',
    insuranceAccepted: 'कौन-सा बीमा चलता है',
    insuranceNote:
      'जैसा अस्पताल ने नीचे दी गई तारीख़ को बताया। सूची बदलती रहती है, इसलिए जाने से पहले अस्पताल के बीमा काउंटर से पूछ लें।',
    insurers: (count) => `कैशलेस बीमा कंपनियाँ (${count})`,
    schemes: (count) => `सरकारी योजनाएँ (${count})`,
    toldOn: (date) => `${date} को बताया`,
    where: 'अस्पताल कहाँ है',
    whereShort: 'पता',
    demoNote: 'नमूना जानकारी: यह अस्पताल काल्पनिक है।',
    beds: (beds) => `${beds} बिस्तर`,
    doctors: (doctors) => `${doctors} डॉक्टर`,
  },
};
