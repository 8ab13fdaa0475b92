/**
 * What the server says of a refusal, in Hindi, by its English; `#` is a number, which stays.
 * sehat/patients/tests/test_sentences.py holds this to what the server can say.
 */
export const server: Record<string, string> = {
  'Please enter valid mobile number': 'कृपया सही मोबाइल नंबर लिखें',
  'Please enter valid OTP': 'कृपया सही OTP लिखें',
  'Please enter your name': 'कृपया अपना नाम लिखें',
  'Please enter your email': 'कृपया अपना ईमेल लिखें',
  'Please select your city': 'कृपया अपना शहर चुनें',
  'Please log in to do this.': 'इसके लिए कृपया लॉगिन करें।',
  'Please wait # secs before you ask for another OTP.': 'दूसरा OTP माँगने से पहले कृपया # सेकंड रुकें।',
  'Please wait # minutes before you ask for another OTP.': 'दूसरा OTP माँगने से पहले कृपया # मिनट रुकें।',
  'Please wait # hours before you ask for another OTP.': 'दूसरा OTP माँगने से पहले कृपया # घंटे रुकें।',
  'Many OTPs were asked for from this connection. Please try again in # secs.':
    'इस कनेक्शन से बहुत से OTP माँगे गए हैं। कृपया # सेकंड बाद फिर कोशिश करें।',
  'We are sending many OTPs just now. Please try again in a minute.':
    'अभी बहुत से OTP भेजे जा रहे हैं। कृपया एक मिनट बाद फिर कोशिश करें।',
  'Too many tries from this connection. Please wait a minute.':
    'इस कनेक्शन से बहुत बार कोशिश हुई है। कृपया एक मिनट रुकें।',
  'We could not send the OTP. Please try again in a minute, or call us.':
    'हम OTP नहीं भेज पाए। कृपया एक मिनट बाद फिर कोशिश करें या हमें फ़ोन करें।',
  'Please confirm that you are a person and try again, or call us.':
    'कृपया पुष्टि करें कि आप इंसान हैं और फिर कोशिश करें, या हमें फ़ोन करें।',
  'Too many changes. Please wait a minute.': 'बहुत सारे बदलाव हुए हैं। कृपया एक मिनट रुकें।',
  'Too many changes. Please wait a minute, or call us.':
    'बहुत सारे बदलाव हुए हैं। कृपया एक मिनट रुकें या हमें फ़ोन करें।',
  'Somthing went wrong': 'कुछ गड़बड़ हो गई',
  'Somthing went wrong here': 'यहाँ कुछ गड़बड़ हो गई',
};
