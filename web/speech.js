// Speaks texts with the browser's voices, if the browser has a voice for the language.
{
  const { platform } = palazzo;
  const { speechSynthesis: synthesis } = window;
  const voiceFor = (language) =>
    language && synthesis?.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(language.toLowerCase()));

  // Browsers load their voices late. The program then redraws the screen, which may offer speech.
  synthesis?.addEventListener?.("voiceschanged", () => platform.running && platform.call("wake"));

  platform.canSpeak = (language) => Boolean(voiceFor(language));
  platform.speak = (text, language) => {
    const voice = voiceFor(language);
    if (!voice) return;
    synthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.9; // slower than usual, for learners
    synthesis.speak(utterance);
  };
}
